import { createEntity, deleteEntity, updateEntity } from '@tributary/sdk'
import { entityImpacts, structureMessages } from '@tributary/sdk/excel'
import { EntityTable, rowElement } from '@tributary/ui'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { structureText } from './structure.messages.ts'
import type { PageKind } from './structure-kind.ts'
import { structurePage } from './structure-page.tsx'

/** Entities have a name only. Their page is headed by the organisation's name. */
const entityKind: PageKind<'entities'> = {
  list: 'entities',
  noun: 'entity',
  path: '/excel/security/entities',
  get title() {
    return structureText.entities
  },
  isHeadedByOrganisation: true,
  get summary() {
    return structureMessages.entitiesSummary
  },
  get addButton() {
    return structureText.addNewEntity
  },
  titles: {
    get add() {
      return structureText.addNewEntity2
    },
    get edit() {
      return structureText.editEntity
    },
  },
  addDialog: { form: 'name' },
  nameDialog: {
    get label() {
      return structureText.entityName
    },
    get action() {
      return structureText.add
    },
  },
  statusField: 'none',
  look: 'table',
  deleteAbility: 'excel.edit',
  refusalIn: 'toast',
  create: (client, name, organisationId) => createEntity(client, { body: { name, organisationId } }),
  update: (client, { id }, { name, organisationId, expected }) =>
    updateEntity(client, {
      params: { id },
      body: { name, organisationId, expected: { name: expected.name } },
    }),
  remove: (client, { id }) => deleteEntity(client, { params: { id } }),
  impacts: { needs: ['users'], of: (entity, { users }) => entityImpacts(entity, users) },
  elementOf: ({ id }) => rowElement(id),
  List: ({ organisation, items, onEdit, onDelete }) => (
    <EntityTable
      entities={items}
      onEdit={onEdit}
      onDelete={onDelete}
      onFocusLost={focusHeading}
      csv={{ organisation: organisation.companyName }}
    />
  ),
}

export const EntitiesPage = structurePage(entityKind)
