import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, type RichNode } from './rich-text.ts'

/** Writes the tree with brackets that no source of these tests contains. */
const drawn = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, href, children } = node
      return `«${tag}${href === undefined ? '' : ` ${href}`}|${drawn(children)}»`
    })
    .join('')
const read = (source: string) => drawn(parseRichText(source))

describe('allowed content [SIGNUP-20]', () => {
  it.each([
    ['Something seems to have gone wrong.', 'Something seems to have gone wrong.'],
    ['<b>a</b> <strong>b</strong> <em>c</em><br>d<br/>e<BR />f', '«b|a» «strong|b» «em|c»«br|»d«br|»e«br|»f'],
    ['<p>one</p><p>two</p>', '«p|one»«p|two»'],
    ['<ul><li>one<li>two</ul><ol><li>three</li></ol>', '«ul|«li|one»«li|two»»«ol|«li|three»»'],
    ['<ul><li>a<ul><li>b</li></ul><li>c</ul>', '«ul|«li|a«ul|«li|b»»»«li|c»»'],
    ['<a href="https://tributary.example/help">help</a>', '«a https://tributary.example/help|help»'],
    ["<a href='http://x.example/?a=1&amp;b=2'>x</a>", '«a http://x.example/?a=1&b=2|x»'],
    ['<a class=big href=mailto:olga@tributary.example>Olga</a>', '«a mailto:olga@tributary.example|Olga»'],
    ['5 &lt; 6 &amp; 7 &gt; 6, &quot;so&quot; it&#39;s', '5 < 6 & 7 > 6, "so" it\'s'],
    ['&nosuch; &#0; &copy;', '&nosuch; &#0; &copy;'],
  ])('%s', (source, expected) => {
    expect(read(source)).toBe(expected)
  })
})

describe('anything else stays visible text [SIGNUP-20]', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)">',
    '<style>*{display:none}</style>',
    '<bold>no</bold>',
    '<h1>no</h1>',
    '<!-- no -->',
    '<li>outside a list',
    '</p>closed before it was opened',
    'a < b and b > a',
    '<',
    '<a',
    '<a href="https://x.example"',
    'plain {curly} text \u202e',
  ])('%s', (source) => {
    expect(read(source)).toBe(source)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://tributary.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/signin',
    '',
  ])('a link to %j', (href) => {
    expect(JSON.stringify(parseRichText(`<a href="${href}">x</a>`))).not.toContain('"tag"')
  })

  it('a link without an address', () => {
    expect(read('<a onclick="alert(1)">x</a>')).toBe('<a onclick="alert(1)">x</a>')
  })
})

describe('only tag, address and content are read', () => {
  it('from an element with more attributes', () => {
    expect(parseRichText('<p style="x" onclick="alert(1)">a</p>')).toEqual([{ tag: 'p', children: ['a'] }])
  })

  it('from any input, without losing a word', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<a href="https://x.example">',
        '</a>',
      ),
      fc.constantFrom('<script>', '<a href="javascript:x">', '<br>', '<', '>', '"', '&', '&lt;'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const tags = new Set(JSON.stringify(parseRichText(parts.join(''))).match(/"tag":"\w+"/g))
        for (const tag of tags) expect(tag).toMatch(/"(b|strong|em|br|p|ul|ol|li|a)"$/)
      }),
    )
  })

  it('however deep the nesting and however long the text', () => {
    const deep = '<b>'.repeat(10_000)
    expect(read(deep)).toBe(`${'«b|'.repeat(16)}${'<b>'.repeat(10_000 - 16)}${'»'.repeat(16)}`)
    expect(read('<a href="'.repeat(20_000))).toHaveLength(9 * 20_000)
  })
})
