import { createRoot } from 'react-dom/client';
import {
  AssetRecordType,
  compressLegacySegments,
  createShapeId,
  getIndices,
  Tldraw,
  toRichText,
} from 'tldraw';
import 'tldraw/tldraw.css';
import { start, until } from './harness.js';
import { markSize } from './shapes.js';

let editor;
const options = { maxShapesPerPage: 20_000 };

const style = { dash: 'solid', size: 's' };
const closed = (points) =>
  points.map((point, index) => ({ type: 'straight', points: [point, points[(index + 1) % points.length]] }));
const like = {
  line: (points) => {
    const indices = getIndices(points.length);
    return {
      type: 'line',
      props: {
        ...style,
        color: 'blue',
        points: Object.fromEntries(
          points.map((point, at) => [indices[at], { id: indices[at], index: indices[at], ...point }]),
        ),
      },
    };
  },
  area: (points) => ({
    type: 'draw',
    props: {
      ...style,
      color: 'green',
      fill: 'semi',
      segments: compressLegacySegments(closed(points)),
      isClosed: true,
      isComplete: true,
    },
  }),
  mark: () => ({
    type: 'geo',
    props: {
      ...style,
      color: 'red',
      geo: 'ellipse',
      fill: 'solid',
      w: markSize,
      h: markSize,
      richText: toRichText(''),
    },
  }),
};

start({
  drags: true,
  async open({ host, sheet }) {
    const asset = AssetRecordType.createId('sheet');
    createRoot(host).render(
      <Tldraw
        hideUi
        options={options}
        onMount={(given) => {
          editor = given;
          editor.user.updateUserPreferences({ isSnapMode: true });
          editor.createAssets([
            {
              id: asset,
              typeName: 'asset',
              type: 'image',
              props: {
                w: sheet.pixels.width,
                h: sheet.pixels.height,
                name: 'sheet',
                isAnimated: false,
                mimeType: 'image/png',
                src: `${location.origin}/sheet.png`,
              },
              meta: {},
            },
          ]);
          editor.createShape({
            id: createShapeId('sheet'),
            type: 'image',
            isLocked: true,
            props: { assetId: asset, w: sheet.width, h: sheet.height },
          });
          editor.zoomToBounds({ x: 0, y: 0, w: sheet.width, h: sheet.height }, { inset: 16 });
        }}
      />,
    );
    await until(() => [...document.images].some((at) => at.complete && at.naturalWidth > 1000));
  },
  load(shapes) {
    const list = shapes.map(({ kind, x, y, points }, index) => ({
      id: createShapeId(`m${index}`),
      x,
      y,
      ...like[kind](points),
    }));
    return () => {
      editor.run(() => editor.createShapes(list), { history: 'ignore' });
      return () => document.querySelectorAll('.tl-shape').length > list.length;
    };
  },
  look(zoom, { width, height }) {
    const [w, h] = [width / zoom, height / zoom];
    editor.zoomToBounds({ x: (width - w) / 2, y: (height - h) / 2, w, h }, { inset: 16, force: true });
  },
  hit: () => (point) => editor.getShapeAtPoint(point, { hitInside: true, margin: 8 / editor.getZoomLevel() }),
  draw: () => editor.setCurrentTool('line'),
});
