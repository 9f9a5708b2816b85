import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.properties.ts'

/** Lists the properties of a connector, without secrets: their values are empty. */
export const listProperties = call(contract.listProperties)

/** Adds properties to a connector. Fails for properties that already exist. */
export const addProperties = call(contract.addProperties)

/** Changes properties of a connector, all of them or none. */
export const updateProperties = call(contract.updateProperties)

/** Changes one property of a connector. */
export const updateProperty = call(contract.updateProperty)

/** Removes a property of a connector. Required properties cannot be removed. */
export const deleteProperty = call(contract.deleteProperty)
