import type { ExcelGuide } from '@tributary/domain'
import { ConfigError } from '../config-error.ts'
import { loopbackNames } from '../loopback.ts'

type Named = Record<string, string | undefined>

const variables = {
  microsoft365Video: 'GUIDE_VIDEO_MICROSOFT_365',
  excel365Video: 'GUIDE_VIDEO_EXCEL_365',
} as const satisfies Record<keyof ExcelGuide, string>

/** Reads the videos of the Excel guide as URLs that a frame can show. Null for one that is not configured. */
export const guideVideos = (environment: Named): ExcelGuide => ({
  microsoft365Video: videoIn(environment, variables.microsoft365Video),
  excel365Video: videoIn(environment, variables.excel365Video),
})

/** Returns the origins that a page must be allowed to frame, each once. */
export const videoOrigins = (guide: ExcelGuide): string[] => [
  ...new Set(Object.values(guide).flatMap((video) => (video ? [new URL(video).origin] : []))),
]

function videoIn(environment: Named, name: string): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !isShowable(url))
    throw new ConfigError(`${name} must be an https address of a video, without a name and password.`)
  return frameAddress(url)
}

const isShowable = ({ protocol, hostname, username, password }: URL) =>
  !username &&
  !password &&
  (protocol === 'https:' || (protocol === 'http:' && loopbackNames.includes(hostname)))

/** Converts a URL from the address bar to a player without cookies. */
function frameAddress(url: URL): string {
  const host = url.hostname.replace(/^(www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').slice(1)
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : second)
  if (host === 'vimeo.com') return vimeo(first)
  if (host === 'player.vimeo.com') return vimeo(second)
  return url.href
}

const youtube = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?rel=0&autoplay=1`
const vimeo = (id: string) => `https://player.vimeo.com/video/${encodeURIComponent(id)}?dnt=1&autoplay=1`
