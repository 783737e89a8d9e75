import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import 'pdfjs-dist/web/pdf_viewer.css';
import { painted, pause, start, until } from './harness.js';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
GlobalWorkerOptions.rendererSrc = new URL('pdfjs-dist/build/pdf.renderer.min.mjs', import.meta.url).href;

const open = () =>
  getDocument({
    url: '/sheet.pdf',
    cMapUrl: '/pdf-assets/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdf-assets/standard_fonts/',
    wasmUrl: '/pdf-assets/wasm/',
    iccUrl: '/pdf-assets/iccs/',
    verbosity: 0,
  }).promise;

let viewer;
let pdf;
let renderedAt = [];

/** The page's first picture, of the whole sheet. */
async function shown() {
  renderedAt = [];
  viewer.setDocument(pdf);
  await until(() => renderedAt.length > 0);
}

start({
  scrolls: true,
  async open({ host }) {
    host.innerHTML =
      '<div id="container" style="position:absolute;inset:0;overflow:auto"><div class="pdfViewer"></div></div>';
    const container = host.firstElementChild;
    const eventBus = new EventBus();
    viewer = new PDFViewer({
      container,
      eventBus,
      linkService: new PDFLinkService({ eventBus }),
      // Nobody selects words here, nor on the other pages.
      textLayerMode: 0,
      annotationMode: 0,
      annotationEditorMode: -1,
    });
    eventBus.on('pagesinit', () => (viewer.currentScaleValue = 'page-fit'));
    eventBus.on('pagerendered', () => renderedAt.push(performance.now()));
    // As the viewer's own application turns the wheel, with its own delay before it draws.
    container.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        viewer.updateScale({
          drawingDelay: 400,
          scaleFactor: Math.exp(-event.deltaY / 100),
          origin: [event.clientX, event.clientY],
        });
      },
      { passive: false },
    );
    pdf = await open();
    await shown();
  },
  leave: () => viewer.setDocument(null),
  come: shown,
  async look(zoom) {
    viewer.currentScaleValue = 'page-fit';
    viewer.currentScale *= zoom;
    await painted();
    const { container } = viewer;
    container.scrollTo(
      (container.scrollWidth - container.clientWidth) / 2,
      (container.scrollHeight - container.clientHeight) / 2,
    );
  },
  async sharp(lastInput) {
    await until(() => renderedAt.some((time) => time > lastInput()));
    // The page first, then the part of it that is seen, where that is drawn apart.
    for (let count = -1; count !== renderedAt.length;) {
      count = renderedAt.length;
      await pause(1200);
    }
    return renderedAt.at(-1);
  },
});
