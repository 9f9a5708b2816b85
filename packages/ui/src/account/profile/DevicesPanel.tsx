import type { VerificationDevice } from '@tributary/domain'
import { codesMessages, securityMessages, shownDevice } from '@tributary/sdk/session'
import { ShieldCheck, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Text } from '../../layout/Text.tsx'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { Panel } from '../../patterns/Panel.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { profileText } from './profile.messages.ts'

export type DevicesPanelProps = {
  /** The trusted devices of the user. */
  devices: readonly VerificationDevice[]
  /** Called to delete a device, for a trusted one after a confirmation. */
  onDelete: (device: VerificationDevice) => void
}

/** The devices on which codes were entered. */
export function DevicesPanel({ devices, onDelete }: DevicesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<VerificationDevice | null>(null)
  const remove = (device: VerificationDevice) => (device.trusted ? setAsked(device) : onDelete(device))
  return (
    <Panel heading={profileText.devices} count={devices.length} headingRef={heading}>
      {devices.length === 0 && (
        <Text as="p" padding={5} color="secondary">
          {codesMessages.noDevices}
        </Text>
      )}
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device.reference}
            description={shownDevice(device.description)}
            badge={device.trusted && <Trusted />}
            action={<DeleteButton device={device} onClick={() => remove(device)} />}
            heir={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={profileText.deleteNamed(shownDevice(asked.description))}
          action={profileText.delete}
          onConfirm={() => {
            setAsked(null)
            onDelete(asked)
          }}
          onClose={() => setAsked(null)}
          returnFocus={() => heading.current}
        >
          {securityMessages.deleteTrusted}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const Trusted = () => (
  <Badge tone="success">
    <ShieldCheck size={12} aria-hidden />
    {codesMessages.trusted}
  </Badge>
)

const DeleteButton = ({ device, onClick }: { device: VerificationDevice; onClick: () => void }) => (
  <IconButton
    icon={Trash2}
    aria-label={codesMessages.deleteDevice(shownDevice(device.description))}
    onClick={onClick}
  />
)
