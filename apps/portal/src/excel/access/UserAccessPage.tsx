import { accessMessages } from '@tributary/sdk/excel'
import { AccessPage } from './AccessPage.tsx'
import { personPage, thingPage } from './access-address.ts'
import { PeopleChooser } from './PeopleChooser.tsx'

const other = { label: accessMessages.byThing, href: thingPage }

/** What somebody sees in Excel, and because of which group or link. */
export const UserAccessPage = () => (
  <AccessPage path={personPage} title={accessMessages.byPerson} other={other}>
    {(structure, origin) => <PeopleChooser structure={structure} origin={origin} />}
  </AccessPage>
)
