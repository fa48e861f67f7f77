import { resources } from '../../../contract/generated/resources.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';

const { sections }: ResourceDefinition = resources.organizations;

/** All that can be changed; the contract's sections leave out what no card of a profile shows. */
export const organizationFields: readonly FieldDefinition[] = [
  ...sections.flatMap(({ fields }) => fields),
  { name: 'coverDesign', kind: 'enum', label: 'coverDesign', enumName: 'coverDesign' },
];
