/** What this machine calls itself in addresses. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
