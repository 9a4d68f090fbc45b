import type { Footer } from '@coop/contracts/info/footer';
import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import type { HandlersOf } from '../call/handler.ts';

const icon = (name: string) => `/mediafiles/images/Utils/icon/${name}.png`;

const { hours, phone, fax } = COOPERATIVE;

const FOOTER: Footer = {
  facebook_contact: { Note: 'https://social.example/teachers-coop', nphoto: icon('community') },
  line_contact: { Note: 'https://chat.example/teachers-coop', nphoto: icon('chat') },
  loaction_contact: { Note: 'https://map.example/?q=8.4324,99.9599', nphoto: icon('map') },
  title_contact: {
    Note: [
      `<p><b>วันและเวลาทำการ</b><br>${hours.days} เวลา ${hours.opens} – ${hours.closes} น.<br>เว้นวันหยุดราชการ</p>`,
      `<p><b>โทรศัพท์</b> <a href="tel:${phone.replaceAll('-', '')}">${phone}</a><br><b>โทรสาร</b> ${fax}</p>`,
    ].join(''),
  },
};

export const infoFooterHandlers: HandlersOf<'infoFooterShow'> = {
  infoFooterShow: () => FOOTER,
};
