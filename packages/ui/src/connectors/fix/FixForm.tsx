import type { Actor, ClientConnector, TypeOrKind } from '@tributary/domain'
import type { ConnectorDraft } from '@tributary/sdk/connectors'
import { useEffect } from 'react'
import { Text } from '../../layout/Text.tsx'
import { FormFields } from '../../patterns/form/FormFields.tsx'
import type { FieldErrors } from '../../patterns/form/use-form.ts'
import { PropertyField } from '../editor/PropertyField.tsx'
import { useConnectorFields } from '../editor/use-connector-fields.ts'
import * as css from './FixSheet.css.ts'
import { fixText } from './fix.messages.ts'
import { fixFields } from './fix-fields.ts'

export type FixFormProps = {
  /** The id by which a button outside submits the form. */
  id: string
  type: TypeOrKind
  connector: ClientConnector
  viewer: Actor
  /** The properties to correct. */
  properties: readonly string[]
  busy: boolean
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals?: FieldErrors<ConnectorDraft> | null | undefined
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty: (dirty: boolean) => void
  onSubmit: (draft: ConnectorDraft) => void
}

/** Only the fields that correct a failure. The rest of the settings is sent as it is stored. */
export function FixForm({ id, properties, onDirty, onSubmit, refusals = null, ...of }: FixFormProps) {
  const { type, connector, viewer, busy } = of
  const fields = useConnectorFields({ type, connector, viewer, busy, refusals, onSave: onSubmit })
  useEffect(() => {
    onDirty(fields.dirty)
    return () => onDirty(false)
  }, [onDirty, fields.dirty])
  return (
    <form id={id} className={css.fields} onSubmit={fields.submit} noValidate>
      <Text as="p" size="sm" color="secondary">
        {fixText.correct}
      </Text>
      <FormFields>
        {fixFields({ type, connector, viewer, properties }, fields.values).map((spec) => (
          <PropertyField key={spec.name} spec={spec} fields={fields} connector={connector} />
        ))}
      </FormFields>
    </form>
  )
}
