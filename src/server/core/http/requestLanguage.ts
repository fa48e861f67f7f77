import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages } from '../../../contract/Language.ts';

/** Best supported language by `Accept-Language`, else Polish. */
export function requestLanguage(request: FastifyRequest): Language {
  const [best] = new Negotiator(request.raw).languages([...languages]);
  return languages.find((language) => language === best) ?? defaultLanguage;
}
