import {
  type Area,
  type Entity,
  type HelperTable,
  type Id,
  inputTableName,
  type Milestone,
  type SecurityGroup,
  type StatusName,
  type Subarea,
  statusNamed,
  type Version,
} from '@tributary/domain'
import * as sdk from '@tributary/sdk'
import type { ItemCalls } from './named-items.ts'
import type { Current } from './read-current.ts'

/** Returns the calls of each kind of the Excel structure. Every change expects the state that the plan has shown. */
export function excelCalls({ client, orgId: organisationId, statuses }: Current) {
  const statusId = (name: string): Id => statusNamed(statuses, name as StatusName)?.id ?? name
  const seen = ({ name, status }: { name: string; status: { id: Id } | null }) => ({
    name,
    statusId: status?.id ?? null,
  })
  const at = ({ id }: { id: Id }) => ({ params: { id }, query: { orgId: organisationId } })
  const entities: ItemCalls<Entity> = {
    create: async (name) => (await sdk.createEntity(client, { body: { name, organisationId } })).data,
    update: async (item, { name }) =>
      (
        await sdk.updateEntity(client, {
          ...at(item),
          body: { name, organisationId, expected: { name: item.name } },
        })
      ).data,
    remove: (item) => sdk.deleteEntity(client, { ...at(item), body: { expected: { name: item.name } } }),
  }
  const subareas: ItemCalls<Subarea> = {
    create: async (name) =>
      (await sdk.createSubarea(client, { body: { name, organisationId, listOrder: 1 } })).data,
    update: async (item, { name, status }) => {
      const body = {
        name,
        organisationId,
        listOrder: 1,
        statusId: statusId(status),
        expected: seen(item),
      } as const
      return (await sdk.updateSubarea(client, { ...at(item), body })).data
    },
    remove: (item) => sdk.deleteSubarea(client, { ...at(item), body: { expected: seen(item) } }),
  }
  const seenArea = (item: Area) => ({ ...seen(item), subareaLinkType: item.subareaLinkType })
  const saveArea = async (
    item: Area,
    to: { name: string; status: string; subareaLinkType: Area['subareaLinkType'] },
  ) => {
    const { name, subareaLinkType } = to
    const body = {
      name,
      organisationId,
      statusId: statusId(to.status),
      subareaLinkType,
      expected: seenArea(item),
    }
    return (await sdk.updateArea(client, { ...at(item), body })).data
  }
  const areas: ItemCalls<Area> = {
    create: async (name) => (await sdk.createArea(client, { body: { name, organisationId } })).data,
    update: (item, to) => saveArea(item, { ...to, subareaLinkType: item.subareaLinkType }),
    remove: (item) => sdk.deleteArea(client, { ...at(item), body: { expected: seenArea(item) } }),
  }
  const versions: ItemCalls<Version> = {
    create: async (name) => (await sdk.createVersion(client, { body: { name, organisationId } })).data,
    update: async (item, { name, status }) => {
      const body = { name, organisationId, statusId: statusId(status), expected: seen(item) }
      return (await sdk.updateVersion(client, { ...at(item), body })).data
    },
    remove: (item) => sdk.deleteVersion(client, { ...at(item), body: { expected: seen(item) } }),
  }
  const milestonesOf = (versionId: () => Id): ItemCalls<Milestone> => ({
    create: async (name) =>
      (await sdk.createMilestone(client, { body: { name, versionId: versionId(), listOrder: 1 } })).data,
    update: async (item, { name, status }) => {
      const body = { name, organisationId, statusId: statusId(status), expected: seen(item) }
      return (await sdk.updateMilestone(client, { ...at(item), body })).data
    },
    remove: (item) => sdk.deleteMilestone(client, { ...at(item), body: { expected: seen(item) } }),
  })
  const helperTables: ItemCalls<HelperTable> = {
    create: async (name) => {
      const body = { name, organisationId, inputTableName: inputTableName(name) }
      return (await sdk.createHelperTable(client, { body })).data
    },
    update: async (item, { name, status }) => {
      const body = {
        name,
        organisationId,
        statusId: statusId(status),
        inputTableName: inputTableName(name),
        expected: seen(item),
      }
      return (await sdk.updateHelperTable(client, { ...at(item), body })).data
    },
    remove: (item) => sdk.deleteHelperTable(client, { ...at(item), body: { expected: seen(item) } }),
  }
  const query = { orgId: organisationId }
  const groups: ItemCalls<SecurityGroup> = {
    create: async (name) =>
      (await sdk.saveSecurityGroup(client, { query, body: { name, organisationId } })).data,
    update: async (item, { name, status }) => {
      if (name !== item.name) {
        const body = { id: item.id, name, organisationId, expected: { name: item.name } }
        await sdk.saveSecurityGroup(client, { query, body })
      }
      const expected = { statusId: item.status?.id ?? null }
      const body = { groupId: item.id, organisationId, statusId: statusId(status), expected }
      return (await sdk.setSecurityGroupStatus(client, { query, body })).data
    },
    remove: (item) =>
      sdk.deleteSecurityGroup(client, { query, body: { groupId: item.id, expected: seen(item) } }),
  }
  return { entities, subareas, areas, saveArea, versions, milestonesOf, helperTables, groups }
}
