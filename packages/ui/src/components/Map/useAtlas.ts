import { useEffect, useState } from 'react';
import type { Atlas, Counties } from './atlas.ts';

type Module = typeof import('./atlas.ts');

/** Shared by all maps of a page, because the data is large and constant. */
let loading: Promise<{ module: Module; atlas: Atlas }> | undefined;
let counting: Promise<Counties> | undefined;

const load = () =>
  (loading ??= import('./atlas.ts').then((module) => ({ module, atlas: module.readAtlas() })));

export interface BaseData {
  atlas: Atlas | undefined;
  counties: Counties | undefined;
  /** True if the base map could not be loaded; points are shown without it. */
  hasFailed: boolean;
  retry: () => void;
}

/** Data of the base map, in a separate bundle; counties load on first use. */
export function useAtlas(wantsCounties: boolean): BaseData {
  const [atlas, setAtlas] = useState<Atlas>();
  const [counties, setCounties] = useState<Counties>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setAtlas(loaded.atlas);
      },
      () => {
        loading = undefined;
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  useEffect(() => {
    if (!wantsCounties || counties) return;
    let isGone = false;
    load()
      .then(({ module }) => (counting ??= module.readCounties()))
      .then(
        (loaded) => {
          if (!isGone) setCounties(loaded);
        },
        // The map is usable without county lines, so their failure is ignored.
        () => {
          counting = undefined;
        },
      );
    return () => {
      isGone = true;
    };
  }, [wantsCounties, counties]);
  return {
    atlas,
    counties,
    hasFailed,
    retry: () => {
      setFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
