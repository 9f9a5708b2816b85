import { call } from '../client/call.ts'
import * as contract from '../contract/custom-sources.ts'

/** Lists the custom sources of an organisation and of the installation. Each is sorted by name. */
export const listCustomSources = call(contract.listCustomSources)

/** Gets a custom source with its manifest. */
export const getCustomSource = call(contract.getCustomSource)

/** Checks a manifest without saving it. Faults are part of the response, with their lines. */
export const checkManifest = call(contract.checkManifest)

/**
 * Reads the first page of a table of a manifest without saving anything. `properties` are those of a connector of it. With
 * `clientConnectorId`, blank secrets mean the stored ones, if they are still sent to the same hosts.
 */
export const tryManifest = call(contract.tryManifest)

/** Adds a custom source. Returns 400 with every fault if the manifest has any. */
export const createCustomSource = call(contract.createCustomSource)

/** Saves a new version of a custom source. `version` is the edited one; returns 409 if there is a newer one. */
export const saveCustomSource = call(contract.saveCustomSource)

/** Deletes a custom source that no connector reads. Returns 409 if one does. */
export const deleteCustomSource = call(contract.deleteCustomSource)

/** Lists the versions of a custom source, newest first. */
export const listCustomSourceVersions = call(contract.listCustomSourceVersions)

/** Gets a version of a custom source with its manifest. */
export const getCustomSourceVersion = call(contract.getCustomSourceVersion)

/** Saves an earlier version of a custom source as a new one. `version` is the current one, as for saving. */
export const restoreCustomSource = call(contract.restoreCustomSource)
