import type { VerificationDevice } from '@tributary/domain'
import { forgetDevice } from '@tributary/sdk'
import { accountFailure, codesMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { useSetAtom } from 'jotai'
import { ignoreMissing } from '../../data/ignore-missing.ts'
import { changeUserAtom } from '../../session/session-user.ts'
import { useClient } from '../../session/use-client.ts'

type Devices = readonly VerificationDevice[]

const without = (devices: Devices, { reference }: VerificationDevice) =>
  devices.filter((device) => device.reference !== reference)

/** Deletes a device: it disappears immediately, and returns when the server refuses (PROFILE-14). */
export function useDeleteDevice(): (device: VerificationDevice) => Promise<void> {
  const client = useClient()
  const changeUser = useSetAtom(changeUserAtom)
  const { show } = useToasts()
  const change = (next: (devices: Devices) => VerificationDevice[]) =>
    changeUser(({ verificationDevices }) => ({ verificationDevices: next(verificationDevices) }))

  return async (device) => {
    let place = 0
    change((devices) => {
      place = devices.indexOf(device)
      return without(devices, device)
    })
    try {
      await forgetDevice(client, { params: { id: device.reference } }).catch(ignoreMissing)
      // A session refresh in between may have restored it.
      change((devices) => without(devices, device))
      show({ type: 'success', content: codesMessages.deviceRemoved })
    } catch (error) {
      change((devices) => without(devices, device).toSpliced(place, 0, device))
      show({ type: 'error', content: accountFailure(error) })
    }
  }
}
