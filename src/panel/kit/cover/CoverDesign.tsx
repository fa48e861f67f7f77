import type { ComponentType } from 'react';
import type { components } from '../../../contract/generated/types.ts';
import { CityPicture } from './CityPicture.tsx';
import { HandsPicture } from './HandsPicture.tsx';
import { LeavesPicture } from './LeavesPicture.tsx';
import { MosaicPicture } from './MosaicPicture.tsx';
import { SunrisePicture } from './SunrisePicture.tsx';
import { WavesPicture } from './WavesPicture.tsx';

type DesignName = NonNullable<components['schemas']['CoverDesign']>;

const pictures: Readonly<Record<DesignName, ComponentType>> = {
  hands: HandsPicture,
  leaves: LeavesPicture,
  waves: WavesPicture,
  sunrise: SunrisePicture,
  city: CityPicture,
  mosaic: MosaicPicture,
};

/** A preset cover by its name in the contract; who has chosen none has the first. */
export function CoverDesign({ name }: { readonly name: unknown }) {
  const Picture = isDesignName(name) ? pictures[name] : pictures.hands;
  return <Picture />;
}

function isDesignName(name: unknown): name is DesignName {
  return typeof name === 'string' && Object.hasOwn(pictures, name);
}
