import { areaLinks } from './linking/area-links.ts'
import { LinkingPage } from './linking/LinkingPage.tsx'

export const AreaLinksPage = () => <LinkingPage kind={areaLinks} />
