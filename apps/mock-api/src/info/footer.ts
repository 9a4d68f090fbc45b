import type { Footer } from '@coop/contracts/info/footer';
import type { HandlersOf } from '../call/handler.ts';

const icon = (name: string) => `/mediafiles/images/Utils/icon/${name}.png`;

const FOOTER: Footer = {
  facebook_contact: { Note: 'https://social.example/teachers-coop', nphoto: icon('community') },
  line_contact: { Note: 'https://chat.example/teachers-coop', nphoto: icon('chat') },
  loaction_contact: { Note: 'https://map.example/?q=8.4324,99.9599', nphoto: icon('map') },
  title_contact: {
    Note: [
      '<p><b>วันและเวลาทำการ</b><br>จันทร์ – ศุกร์ เวลา 08.30 – 16.30 น.<br>เว้นวันหยุดราชการ</p>',
      '<p><b>โทรศัพท์</b> <a href="tel:075123456">075-123-456</a><br><b>โทรสาร</b> 075-123-457</p>',
    ].join(''),
  },
};

export const infoFooterHandlers: HandlersOf<'infoFooterShow'> = {
  infoFooterShow: () => FOOTER,
};
