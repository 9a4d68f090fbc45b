import type { TopicPicture } from '@coop/contracts/info/topic';
import { Lightbox } from '@coop/ui/lightbox';
import { useState } from 'react';
import { ContentImage } from '../../posts/pictures/content-image.tsx';
import { fallbackPicture } from '../../posts/pictures/fallback-pictures.ts';

export interface AlbumProps {
  readonly title: string;
  readonly category: string;
  readonly pictures: readonly TopicPicture[];
}

/** Returns what opens a picture over the page, from where one leads to the next, and what is open. */
export function useAlbum({ title, category, pictures }: AlbumProps) {
  const [index, setIndex] = useState<number>();
  const fallback = fallbackPicture(category);
  const opened = (
    <Lightbox
      title={`อัลบั้มภาพ ${title}`}
      index={index}
      captions={pictures.map((picture) => picture.caption)}
      onMove={setIndex}
      onClose={() => setIndex(undefined)}
      renderPicture={(shown) => {
        const { file = '', caption = '' } = pictures[shown] ?? {};
        return <ContentImage file={file} fallback={fallback} alt={caption} fit="contain" />;
      }}
    />
  );
  /** Properties of the button of a picture. */
  const buttonOf = (place: number) => ({
    type: 'button' as const,
    'aria-label': `เปิดภาพที่ ${place + 1} จาก ${pictures.length} ${pictures[place]?.caption ?? ''}`,
    onClick: () => setIndex(place),
  });
  return { opened, buttonOf, fallback };
}
