export { COMPANIES_SHOWN } from './companies-shown.ts'
export { coolDown, coolDownLeft, coolDownMessage, SYNC_COOL_DOWN_MS } from './cool-down.ts'
export {
  isTenantComplete,
  passwordsAgree,
  type TenantForm,
  tenantError,
  tenantForm,
  tenantRequest,
} from './tenant-form.ts'
export { xero2sqlMessages } from './xero2sql.messages.ts'
