export { newOrganisationKey } from './new-organisation-key.ts'
export {
  hasSameName,
  type OrganisationForm,
  organisationError,
  organisationForm,
  organisationLabels,
  organisationToSave,
  schemaNameOf,
  schemaRefusal,
} from './organisation-form.ts'
export { organisationsMessages } from './organisations.messages.ts'
