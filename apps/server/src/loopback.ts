/** Host names of this machine. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
