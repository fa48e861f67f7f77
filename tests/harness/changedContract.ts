import type { ContractDocument, Schema } from '../../scripts/generate/ContractDocument.ts';

type Change = (document: ContractDocument) => void;

/** Contract changes, with the expected lines of `npm run contract:diff`. */
export const changedContract: Record<string, { change: Change; lines: string[] }> = {
  'paths, operations, answers and parameters that are gone': {
    change: ({ paths }) => {
      delete paths['/statistics'];
      delete paths['/volunteers/{id}/files']?.post;
      delete paths['/volunteers/{id}/verify']?.get?.responses['409'];
      const list = paths['/organizations/{id}/volunteers']?.get;
      if (list) list.parameters = list.parameters?.filter(({ name }) => name !== 'accountStatus') ?? [];
    },
    lines: [
      'breaks /statistics: Path `/statistics` was removed.',
      'breaks POST /volunteers/{id}/files: Operation `POST /volunteers/{id}/files` was removed.',
      'breaks GET /volunteers/{id}/verify › answer 409: Response `409` was removed.',
      'breaks GET /organizations/{id}/volunteers › accountStatus: `accountStatus` query parameter was removed.',
    ],
  },
  'what requests have to say now, or may no longer': {
    change: (document) => {
      const input = schemaOf(document, 'VolunteerInput');
      input.properties = { ...input.properties, shoeSize: { type: 'integer' } };
      input.required = [...(input.required ?? []), 'shoeSize'];
      Object.assign(input.properties.aboutMe ?? {}, { maxLength: 1000 });
      Object.assign(input.properties.dateOfBirth ?? {}, { pattern: '^20' });
      Object.assign(input.properties.haveYouBeenAVolunteerBefore ?? {}, { type: 'string' });
      const list = document.paths['/organizations/{id}/volunteers']?.get;
      list?.parameters?.find(({ name }) => name === 'sort')?.schema.enum?.pop();
      list?.parameters?.push({ name: 'season', in: 'query', required: true, schema: { type: 'string' } });
    },
    lines: [
      'breaks POST /volunteers › request: Properties of `VolunteerInput` became required: `shoeSize`. (schema VolunteerInput)',
      "breaks POST /volunteers › request › aboutMe: `maxLength` of `aboutMe` changed from '1500' to '1000'. (schema VolunteerInput)",
      "breaks POST /volunteers › request › dateOfBirth: `pattern` of `dateOfBirth` changed from '^(19|20)[0-9]{2}-' to '^20'. (schema VolunteerInput)",
      "breaks POST /volunteers › request › haveYouBeenAVolunteerBefore: Type of `haveYouBeenAVolunteerBefore` narrowed from 'boolean' to 'string'. (schema VolunteerInput)",
      "breaks GET /organizations/{id}/volunteers › sort: Enum lost values: 'accountStatus,desc'.",
      'breaks GET /organizations/{id}/volunteers › season: Required `season` query parameter was added.',
      'adds POST /volunteers › request › shoeSize: New.',
    ],
  },
  'what answers no longer promise': {
    change: (document) => {
      const volunteer = schemaOf(document, 'Volunteer');
      delete volunteer.properties?.phone;
      volunteer.required = volunteer.required?.filter((name) => !['phone', 'email'].includes(name)) ?? [];
      Object.assign(volunteer.properties?.rating ?? {}, { type: ['string', 'null'] });
    },
    lines: [
      'breaks POST /organizations/{id}/volunteers › answer 201: Properties of `Volunteer` are no longer required: `email`, `phone`. (schema Volunteer)',
      'breaks POST /organizations/{id}/volunteers › answer 201 › phone: Property `phone` of `Volunteer` was removed. (schema Volunteer)',
      "breaks POST /organizations/{id}/volunteers › answer 201 › rating: Type of `rating` widened from 'number | null' to 'string | null'. (schema Volunteer)",
    ],
  },
  'roles, uploads and names of types': {
    change: (document) => {
      const read = document.paths['/people-in-need/{id}']?.get;
      if (read) read['x-roles'] = ['admin', 'volunteer'];
      const upload = schemaOf(document, 'VolunteerFileUpload').properties?.file?.['x-file'];
      Object.assign(upload ?? {}, { types: upload?.types.slice(1), maxBytes: 1_000_000 });
      document.components.schemas.Unused = schemaOf(document, 'Note');
      delete document.components.schemas.LeaveInput;
      for (const path of [
        '/organization-coordinators/{id}/leave-organization',
        '/volunteers/{id}/leave-organization',
      ]) {
        delete document.paths[path];
      }
    },
    lines: [
      'breaks GET /people-in-need/{id}: The role coordinator may no longer call it.',
      'breaks POST /volunteers/{id}/files: Files of type application/pdf are no longer taken.',
      'breaks POST /volunteers/{id}/files: Files may have 1000000 bytes, no longer 10485760.',
      'breaks LeaveInput: The schema was removed or renamed: generated types lose its name.',
      'breaks /organization-coordinators/{id}/leave-organization: Path `/organization-coordinators/{id}/leave-organization` was removed.',
      'breaks /volunteers/{id}/leave-organization: Path `/volunteers/{id}/leave-organization` was removed.',
      'adds GET /people-in-need/{id}: The role volunteer may call it.',
    ],
  },
  // Used in both directions: a new choice is harmless in a request, and a warning in a response.
  'what is new or wider, which breaks nobody': {
    change: (document) => {
      schemaOf(document, 'HelpCategory').enum?.push('sailing');
      const volunteer = schemaOf(document, 'Volunteer');
      volunteer.properties = { ...volunteer.properties, shoeSize: { type: ['integer', 'null'] } };
      Object.assign(schemaOf(document, 'VolunteerInput').properties?.aboutMe ?? {}, { maxLength: 3000 });
      Object.assign(schemaOf(document, 'Problem'), { description: 'What went wrong.' });
      document.paths['/summary'] = structuredClone(document.paths['/statistics'] ?? {});
    },
    lines: [
      "warns GET /organizations/{id} › answer 200 › category › each: Enum of `HelpCategory` gained values: 'sailing'. (schema HelpCategory)",
      'adds POST /organizations › request › organization › category › each: `enum` gains sailing. (schema HelpCategory)',
      'adds POST /organizations/{id}/volunteers › answer 201 › shoeSize: New.',
      'adds POST /volunteers › request › aboutMe: `maxLength` is 3000 now, was 1500. (schema VolunteerInput)',
      'adds /summary: New.',
    ],
  },
};

function schemaOf(document: ContractDocument, name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return schema;
}
