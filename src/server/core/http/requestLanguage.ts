import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages } from '../../../contract/Language.ts';

/** The best of our languages by `Accept-Language`; Polish where none fits. */
export function requestLanguage(request: FastifyRequest): Language {
  const [best] = new Negotiator(request.raw).languages([...languages]);
  return languages.find((language) => language === best) ?? defaultLanguage;
}
