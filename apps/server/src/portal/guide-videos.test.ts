import { describe, expect, it } from 'vitest'
import { guideVideos, videoOrigins } from './guide-videos.ts'

const shown = (address: string) => guideVideos({ GUIDE_VIDEO_EXCEL_365: address }).excel365Video
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

describe('a video of the guide [DBSET-22]', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', youtube],
    ['https://youtu.be/dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?h=1', vimeo],
    ['https://videos.example.com/add.html?x=1', 'https://videos.example.com/add.html?x=1'],
    ['http://127.0.0.1:4600/video.html', 'http://127.0.0.1:4600/video.html'],
  ])('shows %s as %s', (address, expected) => {
    expect(shown(address)).toBe(expected)
  })

  it.each([
    'http://videos.example.com/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@c.example',
    'x',
  ])('rejects %s', (address) => {
    expect(() => shown(address)).toThrow('GUIDE_VIDEO_EXCEL_365 must be an https address')
  })

  it('is optional', () => {
    expect(guideVideos({ GUIDE_VIDEO_EXCEL_365: ' ' })).toEqual({
      microsoft365Video: null,
      excel365Video: null,
    })
  })

  it('may be framed only from its own host', () => {
    expect(videoOrigins({ microsoft365Video: null, excel365Video: null })).toEqual([])
    expect(videoOrigins({ microsoft365Video: youtube, excel365Video: youtube })).toEqual([
      'https://www.youtube-nocookie.com',
    ])
  })
})
