import type { Actor, ClientConnector, Id } from '@tributary/domain'
import {
  type ConnectorDraft,
  clonedDraft,
  connectorDraft,
  draftErrors,
  draftNames,
} from '@tributary/sdk/connectors'
import { useMemo, useState } from 'react'
import { type FieldErrors, useForm } from '../../patterns/form/use-form.ts'

export type ConnectorFieldsOptions = {
  /** The connector's type, such as `ftp`. */
  type: string
  /** What is stored by now; null for a connector that is being added. */
  connector: ClientConnector | null
  /** What a new connector is a copy of. */
  from?: ClientConnector | null
  viewer: Actor
  /** Ids of the licences it has, once they are known. */
  licences?: readonly Id[] | undefined
  busy?: boolean
  /** What the server said of single fields the last time; a new object each time. */
  refusals?: FieldErrors<ConnectorDraft> | null
  /** Called only with every field valid and nothing under way. */
  onSave: (draft: ConnectorDraft) => void
}

export type ConnectorFields = ReturnType<typeof useConnectorFields>

/** What is entered about a connector. A colleague's changes reach the fields that nobody has touched here. */
export function useConnectorFields(options: ConnectorFieldsOptions) {
  const { type, connector, from = null, viewer, licences, busy = false, refusals = null, onSave } = options
  const stored = useMemo(
    () => connectorDraft(type, connector && { ...connector, ...(licences && { licences }) }, viewer),
    [type, connector, viewer, licences],
  )
  // A new one that has been added half-way is still filled in from what was entered here.
  const [isEdited] = useState(connector !== null)
  const [initial] = useState(() => (from && !connector ? clonedDraft(type, from, viewer) : stored))
  const fields = useMemo(() => draftNames(type, viewer), [type, viewer])
  const judge = useMemo(
    () => lastOnly((draft: ConnectorDraft) => draftErrors({ type, connector, viewer }, draft)),
    [type, connector, viewer],
  )
  const form = useForm<ConnectorDraft>({
    initial,
    ...(isEdited && { current: stored }),
    fields,
    errorOf: (field, draft) => judge(draft).get(String(field)) ?? null,
    busy,
    refusals,
    onSubmit: onSave,
  })
  const before = isEdited ? stored : initial
  const unsaved = fields.filter((name) => form.values[name] !== before[name]).length
  return { ...form, unsaved }
}

/** Every field asks about the same draft, one after the other. */
function lastOnly<In extends object, Out>(judge: (input: In) => Out): (input: In) => Out {
  let known: { input: In; output: Out } | undefined
  return (input) => {
    if (known?.input !== input) known = { input, output: judge(input) }
    return known.output
  }
}
