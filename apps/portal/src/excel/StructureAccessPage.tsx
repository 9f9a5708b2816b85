import { accessMessages } from '@tributary/sdk/excel'
import { AccessPage } from './access/AccessPage.tsx'
import { personPage, thingPage } from './access/access-address.ts'
import { ThingChooser } from './access/ThingChooser.tsx'

const other = { label: accessMessages.byPerson, href: personPage }

/** Who sees something in Excel, and because of what. */
export const StructureAccessPage = () => (
  <AccessPage path={thingPage} title={accessMessages.byThing} other={other}>
    {(structure, origin) => <ThingChooser structure={structure} origin={origin} />}
  </AccessPage>
)
