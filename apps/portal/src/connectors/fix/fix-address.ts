import { useAddressId } from '../../page/use-address-id.ts'

/** Reads the connector to fix from the address. */
export const useFixAddress = () => useAddressId('fix')
