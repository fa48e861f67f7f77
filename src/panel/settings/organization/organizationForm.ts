import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { OrganizationUpdateForm } from '../../../contract/generated/forms/OrganizationUpdate.ts';
import { withHints } from '../../kit/form/variants/withHints.ts';
import { withSchema } from '../../kit/form/variants/withSchema.ts';

/** The contract's form, with what is not plain from the names of its fields, and the designs all to be seen. */
export const organizationForm = withHints(withVisibleDesigns(OrganizationUpdateForm), {
  helpLocation: 'settings.organization.helpLocation',
  addressDescription: 'settings.organization.addressDescription',
  timeZone: 'settings.organization.timeZone',
  coverDesign: 'settings.cover.design',
});

function withVisibleDesigns(form: FormDefinition): FormDefinition {
  const { coverDesign, ...others } = form.schema.properties ?? {};
  const radio = { ...coverDesign, 'x-ui': { ...coverDesign?.['x-ui'], widget: 'radio' } };
  return withSchema(form, { ...form.schema, properties: { ...others, coverDesign: radio } });
}
