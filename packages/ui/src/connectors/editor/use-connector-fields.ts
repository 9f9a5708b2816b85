import type { Actor, ClientConnector, Id, TypeOrKind } from '@tributary/domain'
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
  /** The connector's type, such as `ftp`, or the kind of a custom source. */
  type: TypeOrKind
  /** The stored connector, or null for a new one. */
  connector: ClientConnector | null
  /** The original of a clone. */
  from?: ClientConnector | null
  /** The signed-in user. Their role decides which actions are shown. */
  viewer: Actor
  /** Ids of the licences it has. Undefined while they load. */
  licences?: readonly Id[] | undefined
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals?: FieldErrors<ConnectorDraft> | null
  /** Called with the values when the user leaves a field. */
  onLeave?: (draft: ConnectorDraft) => void
  /** Called only with every field valid and no running call. */
  onSave: (draft: ConnectorDraft) => void
}

export type ConnectorFields = ReturnType<typeof useConnectorFields>

/** Holds the input for a connector. Another user's changes reach fields without input. */
export function useConnectorFields(options: ConnectorFieldsOptions) {
  const { type, connector, from = null, viewer, licences, busy = false, refusals = null, onSave } = options
  const stored = useMemo(
    () => connectorDraft(type, connector && { ...connector, ...(licences && { licences }) }, viewer),
    [type, connector, viewer, licences],
  )
  // A new connector that was partly saved keeps the input.
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
  const field: typeof form.field = (name) => {
    const own = form.field(name)
    const onBlur = () => {
      own.onBlur()
      options.onLeave?.(form.values)
    }
    return { ...own, onBlur }
  }
  const unsaved = fields.filter((name) => form.values[name] !== before[name]).length
  return { ...form, field, unsaved }
}

/** Caches the last result, because every field validates the same draft. */
function lastOnly<In extends object, Out>(judge: (input: In) => Out): (input: In) => Out {
  let known: { input: In; output: Out } | undefined
  return (input) => {
    if (known?.input !== input) known = { input, output: judge(input) }
    return known.output
  }
}
