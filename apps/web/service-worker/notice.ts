/** Content that the backend sends to a browser. */
export interface Notice {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Address that a press leads to, within the portal. */
  readonly url: string;
}

/** Shown where nobody can read what was sent: a browser insists on showing something. */
const UNREADABLE: Notice = {
  kind: 'news',
  title: 'สหกรณ์มีเรื่องแจ้งท่าน',
  body: 'เปิดระบบสมาชิกเพื่ออ่าน',
  url: '/member/status',
};

/** Pages of the member area and of news; nothing else is opened. */
const OWN_PAGE = /^\/(?:member|show)\/[\w%-]+$/;

const textOf = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;

/** Reads a message of any shape. */
export function readNotice(text: string | undefined): Notice {
  try {
    const { kind, title, body, url }: Record<string, unknown> = JSON.parse(text ?? '');
    if (typeof title !== 'string' || title === '') return UNREADABLE;
    return {
      kind: textOf(kind, UNREADABLE.kind),
      title,
      body: textOf(body, ''),
      url: typeof url === 'string' && OWN_PAGE.test(url) ? url : UNREADABLE.url,
    };
  } catch {
    return UNREADABLE;
  }
}
