import {
  type Actor,
  type ConnectorProperty,
  isConnectionString,
  isSecretProperty,
  type TypeOrKind,
} from '@tributary/domain'
import { boundSecrets } from './bound-secrets.ts'
import { buildConnectionString, parseConnectionString } from './connection-string.ts'
import { type ConnectorForm, editableProperties } from './connector-form.ts'
import type { ChangedProperty, ConnectorStep } from './connector-step.ts'

type Row = { name: string; secret: boolean; value: string; known: ConnectorProperty | undefined }

function rowsOf(
  type: TypeOrKind,
  stored: readonly ConnectorProperty[],
  form: ConnectorForm,
  viewer: Actor | null,
): Row[] {
  return editableProperties(type, viewer).map(({ name }) => {
    const secret = isSecretProperty(type, name)
    const entered = form.values.get(name) ?? ''
    const known = stored.find((property) => property.name === name)
    return { name, secret, known, value: secret && entered.trim() !== '' ? entered : entered.trim() }
  })
}

/**
 * Whether a value equals the stored one. A connection string with or without the default flag is the same; other
 * visible secrets do not exist.
 */
function isUnchanged({ name, secret, value, known }: Row): boolean {
  if (!isConnectionString(name)) return !secret && value === known?.value
  const [one, other] = [value, known?.value ?? ''].map((text) => {
    const fields = parseConnectionString(text)
    return (
      fields &&
      buildConnectionString({ ...fields, multipleActiveResultSets: fields.multipleActiveResultSets ?? false })
    )
  })
  return one === other
}

/**
 * Returns the calls for the properties, one kind per phase. The server never sends a stored secret to a new place.
 * So a secret is removed before its place changes, a secret for a new place is sent together with it, and a removed
 * place is emptied together with the change of its secret.
 */
export function propertyPhases(
  type: TypeOrKind,
  stored: readonly ConnectorProperty[],
  form: ConnectorForm,
  viewer: Actor | null,
): ConnectorStep[][] {
  const rows = rowsOf(type, stored, form, viewer)
  const boundTo = ({ name }: Row) =>
    rows.filter((row) => row.name !== name && boundSecrets(type, name).includes(row.name))
  const isEmptied = ({ value, known }: Row) => value === '' && known !== undefined
  const isNew = ({ value, known }: Row) => value !== '' && !known
  const goes = (row: Row) => isEmptied(row) && (row.known?.value !== '' || form.cleared?.has(row.name))
  const entersAnew = rows
    .filter(isNew)
    .flatMap(boundTo)
    .filter(({ value, known }) => value !== '' && known)
  const staysEmpty = (row: Row) =>
    isEmptied(row) && boundTo(row).some(({ value, known }) => value !== '' && known)
  const changed = rows.filter(
    (row) =>
      (row.known && row.value !== '' && !entersAnew.includes(row) && !isUnchanged(row)) ||
      (staysEmpty(row) && row.known?.value !== ''),
  )
  const added = [...rows.filter(isNew), ...entersAnew]
  const gone = rows.filter((row) => goes(row) && !staysEmpty(row))
  return [
    deletions([...entersAnew, ...gone.filter(({ secret }) => secret)]),
    changed.length > 0
      ? [{ key: 'change', kind: 'update-properties', properties: changed.flatMap(changeOf) }]
      : [],
    added.length > 0
      ? [
          {
            key: 'add',
            kind: 'add-properties',
            properties: added.map(({ name, value }) => ({ name, value })),
          },
        ]
      : [],
    deletions(gone.filter(({ secret }) => !secret)),
  ]
}

const changeOf = ({ name, value, known }: Row): ChangedProperty[] =>
  known ? [{ id: known.id, name, value }] : []

const deletions = (rows: readonly Row[]): ConnectorStep[] =>
  rows.flatMap(({ name, known }) =>
    known ? [{ key: `delete ${name}`, kind: 'delete-property', propertyId: known.id }] : [],
  )
