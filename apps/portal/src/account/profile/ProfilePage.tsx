import type { SessionUser } from '@tributary/domain'
import { DevicesPanel, ProfileColumn, ProfileDetails } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { OwnAlerts } from '../../alerts/OwnAlerts.tsx'
import { LanguageSelect } from '../../language/LanguageSelect.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { OwnTokens } from '../../tokens/OwnTokens.tsx'
import { Authenticators } from './Authenticators.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { EmailAddress } from './EmailAddress.tsx'
import { LinkedIdentities } from './LinkedIdentities.tsx'
import { MultiFactor } from './MultiFactor.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { profileText } from './profile.messages.ts'
import { useDeleteDevice } from './use-delete-device.ts'

/** The user's own account. Its heading is in the top bar. */
export function ProfilePage() {
  const user = useAtomValue(userAtom)
  useDocumentTitle(profileText.profile)
  return user && <Profile user={user} />
}

function Profile({ user }: { user: SessionUser }) {
  return (
    <ProfileColumn>
      <ProfileDetails person={user} />
      <EmailAddress user={user} />
      <MultiFactor user={user} />
      <Authenticators />
      <DevicesPanel devices={user.verificationDevices} onDelete={useDeleteDevice()} />
      <ChangePassword user={user} />
      <LinkedIdentities />
      <OpenSessions />
      <OwnAlerts user={user} />
      <OwnTokens />
      <LanguageSelect />
    </ProfileColumn>
  )
}
