import type { Page } from '@playwright/test';

/**
 * Names after a title, terms of the trade, numbered instalments, days, times and counts that begin on one line and end on
 * another.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words =
      /(?:นางสาว|นาง|นาย)(?=[ก-๎]{2,20} )[ก-๎]+|(?<=(?:นางสาว|นาง|นาย)[ก-๎]{2,20} )[ก-๎]{2,32}|เงินกู้|เงินฝาก|ฉุกเฉิน|งวดที่\s\d+|\d{1,2}\s[ก-๎]{1,3}\.[ก-๎]\.(?:\s25\d\d)?|(?:คม|ยน|พันธ์)\s25\d\d|\d\d:\d\d\sน\.|\d\s(?:ศพ|วัน|งวด|เดือน|ปี|คน)(?![ก-๎])/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const look = (text: Text) => {
      for (const { 0: word, index } of text.data.matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const tops = lines.map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > (lines[0]?.height ?? 0) / 2) broken.push(word);
      }
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // What is kept whole and still broken is longer than its line.
      const isShown =
        node.parentElement?.checkVisibility() && !node.parentElement.closest('.whole');
      if (isShown) look(node as Text);
    }
    return broken;
  });
