import { areaLinks } from './area-links.ts'
import { LinkingPage } from './LinkingPage.tsx'

export const AreaLinksPage = () => <LinkingPage kind={areaLinks} />
