import { byName, organisationsByName } from '@tributary/domain'
import type { configuration, organisations } from '../../contract/index.ts'
import { organisationsMessages } from '../../organisations/organisations.messages.ts'
import { notFound } from '../failures.ts'
import { belongsTo, type ModelHandlers, signedIn, type World } from './world.ts'

/** The organisations of a user, and changes of them. */
export const organisationsModel = ({ data, newId }: World): ModelHandlers<typeof organisations> => {
  const mine = (user: Parameters<typeof signedIn>[0]) => {
    const caller = signedIn(user)
    return data.organisations.filter(({ id }) => belongsTo(caller, id))
  }
  return {
    listOrganisations: ({ user }) =>
      organisationsByName(mine(user).map(({ id, name }) => ({ id, companyName: name }))),
    listClients: ({ user }) => mine(user).toSorted((a, b) => byName(a.name, b.name)),
    saveClient: ({ body: { key, name, code }, user }) => {
      const known = mine(user).find((one) => one.key === key)
      const client = Object.assign(known ?? { id: newId(), key, code: null }, { name, ...(code && { code }) })
      if (!known) data.organisations.push(client)
      return { message: organisationsMessages.saved, data: client }
    },
  }
}

/** The statuses and the switches of the installation. */
export const configurationModel = ({ data, now }: World): ModelHandlers<typeof configuration> => ({
  listStatuses: () => data.statuses,
  listSettings: () => data.settings,
  changeSetting: ({ body: { key, value }, user }) => {
    const setting = data.settings.find((one) => one.key === key)
    if (!setting) throw notFound()
    const { firstName, lastName } = signedIn(user)
    Object.assign(setting, { value, changedAt: now(), changedBy: `${firstName} ${lastName}` })
    return { message: 'The setting has been saved.', data: setting }
  },
})
