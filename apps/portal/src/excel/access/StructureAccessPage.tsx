import { accessMessages } from '@tributary/sdk/excel'
import { AccessPage } from './AccessPage.tsx'
import { personPage, thingPage } from './access-address.ts'
import { ThingChooser } from './ThingChooser.tsx'

const other = { label: accessMessages.byPerson, href: personPage }

/** Who sees something in Excel, and because of what. */
export const StructureAccessPage = () => (
  <AccessPage path={thingPage} title={accessMessages.byThing} other={other}>
    {(structure, origin) => <ThingChooser structure={structure} origin={origin} />}
  </AccessPage>
)
