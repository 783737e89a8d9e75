import { createRoot } from 'react-dom/client';
import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { pause, start, until } from './harness.js';
import { colors, markSize } from './shapes.js';

let api;
let background;
const plain = {
  roughness: 0,
  strokeWidth: 1,
  fillStyle: 'solid',
  backgroundColor: 'transparent',
  roundness: null,
};
const path = (points) => points.map(({ x, y }) => [x, y]);
const like = {
  line: (points) => ({ type: 'line', points: path(points), strokeColor: colors.line }),
  area: (points) => ({
    type: 'line',
    points: path([...points, points[0]]),
    strokeColor: colors.area,
    backgroundColor: `${colors.area}55`,
  }),
  mark: () => ({
    type: 'ellipse',
    width: markSize,
    height: markSize,
    strokeColor: colors.mark,
    backgroundColor: colors.mark,
  }),
};
const margin = 16;

const peer = {
  async open({ host, sheet }) {
    createRoot(host).render(
      <Excalidraw
        excalidrawAPI={(given) => (api = given)}
        initialData={{ appState: { objectsSnapModeEnabled: true } }}
      />,
    );
    await until(() => api);
    const picture = await (await fetch('/sheet.png')).blob();
    const dataURL = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(picture);
    });
    api.addFiles([{ id: 'sheet', dataURL, mimeType: 'image/png', created: Date.now() }]);
    background = convertToExcalidrawElements([
      { type: 'image', fileId: 'sheet', x: 0, y: 0, width: sheet.width, height: sheet.height, locked: true },
    ]);
    // What begins with its own data replaces what was given before that is read.
    await pause(500);
    api.updateScene({ elements: background });
    peer.look(1, sheet);
    await pause(1500);
  },
  load(shapes) {
    const elements = convertToExcalidrawElements(
      shapes.map(({ kind, x, y, points }) => ({ ...plain, x, y, ...like[kind](points) })),
    );
    return () => {
      api.updateScene({ elements: [...background, ...elements] });
      return () => api.getSceneElements().length > elements.length;
    };
  },
  look(zoom, { width, height }) {
    const box = { width: innerWidth - 2 * margin, height: innerHeight - 2 * margin };
    const value = zoom * Math.min(box.width / width, box.height / height);
    api.updateScene({
      appState: {
        zoom: { value },
        scrollX: innerWidth / 2 / value - width / 2,
        scrollY: innerHeight / 2 / value - height / 2,
      },
    });
  },
  draw: () => api.setActiveTool({ type: 'line' }),
};
start(peer);
