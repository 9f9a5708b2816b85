// A separate module, so that the first script does not contain the connector types.
export { providerName } from '@tributary/sdk/session'
