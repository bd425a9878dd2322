import { useCallback, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { KitLabels } from "@/content/schema";
import { atOnce, never, useLate } from "@/hooks/use-late";
import { saveFile } from "@/lib/browser/save-file";
import { createLoader } from "@/lib/load-once";
import { warnOnce } from "@/lib/log";
import type * as QrMaker from "./qr-code";

export type LoadQrMaker = () => Promise<typeof QrMaker>;

const importQrMaker: LoadQrMaker = () => import("./qr-code");
const makers = createLoader((load: LoadQrMaker) => load());

interface QrCodePanelProps {
  labels: KitLabels["qr"];
  /** Null while the input is not a working code. */
  code: string | null;
  link: string | null;
  load?: LoadQrMaker;
  save?: typeof saveFile;
}

/** Shows the link as a QR code, with buttons to download it. */
export function QrCodePanel({ labels, code, link, load = importQrMaker, save = saveFile }: QrCodePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = useCallback((error: unknown) => {
    warnOnce("The QR code library did not load.", error);
    setFailed(true);
  }, []);
  // It is loaded when it is first needed, and kept.
  const maker = useLate(makers, load, fail, link !== null && !failed ? atOnce : never);
  const [pngProblem, setPngProblem] = useState(false);
  const qrCode = maker && link !== null ? maker.makeQrCode(link) : null;

  const fileName = `${labels.filePrefix}${code ?? ""}`;

  async function savePng(): Promise<void> {
    setPngProblem(false);
    try {
      if (maker && qrCode) save(await maker.pngFile(qrCode, labels.disclosure), `${fileName}.png`);
    } catch (error) {
      warnOnce("The QR code could not be drawn as PNG.", error);
      setPngProblem(true);
    }
  }

  function saveSvg(): void {
    if (maker && qrCode) save(maker.svgFile(qrCode, labels.disclosure), `${fileName}.svg`);
  }

  const downloads = [
    { label: labels.png, onSave: () => void savePng() },
    { label: labels.svg, onSave: saveSvg },
  ];
  return (
    <div ref={panel} tabIndex={-1} className={PANEL}>
      <div className="mx-auto grid aspect-square w-full max-w-64 place-items-center rounded-control lg:w-64">
        {qrCode ? (
          <Drawing qrCode={qrCode} labels={labels} />
        ) : (
          <div className={PLACEHOLDER}>
            <p role="status">{link === null ? labels.waiting : failed ? labels.failed : labels.drawing}</p>
            {failed && link !== null ? (
              <button
                type="button"
                onClick={() => {
                  // The button is removed, so the focus moves to the panel.
                  panel.current?.focus();
                  setFailed(false);
                }}
                className="min-h-11 px-3 text-lime underline underline-offset-4"
              >
                {labels.retry}
              </button>
            ) : null}
          </div>
        )}
      </div>
      <div className="mx-auto mt-5 flex w-full max-w-64 flex-wrap gap-3">
        {downloads.map(({ label, onSave }) => (
          <button
            key={label}
            type="button"
            disabled={!qrCode}
            onClick={onSave}
            className={buttonClasses("outline", DOWNLOAD)}
          >
            <span className="sr-only">{labels.download}</span> {label}
          </button>
        ))}
      </div>
      <p role="status" className="mx-auto mt-3 min-h-6 w-full max-w-64 text-small">
        {pngProblem ? labels.pngFailed : ""}
      </p>
      <p className="mx-auto mt-auto flex w-full max-w-64 flex-wrap items-end gap-3 border-t border-rule-dark pt-6 lg:w-64">
        <span className="poster text-72 leading-[.8] tracking-poster">{labels.figure}</span>
        <span className="flex-1 basis-24 text-small text-ash">{labels.figureText}</span>
      </p>
    </div>
  );
}

interface DrawingProps {
  qrCode: QrMaker.QrCode;
  labels: KitLabels["qr"];
}

function Drawing({ qrCode: { size, left, top, paper, text, path }, labels }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`${labels.label}: ${labels.disclosure}`}
      className="size-full rounded-control bg-graphite text-charcoal forced-color-adjust-none"
    >
      <path className="fill-bone" d={paper} />
      <path
        fill="currentColor"
        shapeRendering="crispEdges"
        transform={`translate(${left} ${top})`}
        d={path}
      />
      <text
        x={text.x}
        y={text.y}
        dy=".35em"
        textAnchor="middle"
        fontSize={text.size}
        className="fill-bone font-semibold"
      >
        {labels.disclosure}
      </text>
    </svg>
  );
}

/** A dashed line with a notch at both ends separates the stub: on the left on wide screens, on top on narrow ones. */
const PANEL =
  "relative flex flex-col border-t-2 border-dashed border-steel px-6 py-8 outline-none noscript:hidden sm:p-10 lg:border-t-0 lg:border-l-2 xl:p-14 " +
  "before:absolute before:-top-3.5 before:-left-3 before:size-6 before:rounded-full before:bg-bone " +
  "after:absolute after:-top-3.5 after:-right-3 after:size-6 after:rounded-full after:bg-bone " +
  "lg:before:-top-3 lg:before:-left-3.5 lg:after:top-auto lg:after:right-auto lg:after:-bottom-3 lg:after:-left-3.5";

const PLACEHOLDER =
  "grid size-full place-content-center justify-items-center gap-2 rounded-control border-2 border-dashed border-rule-control p-6 text-center font-mono text-mono font-semibold text-ash";

const DOWNLOAD =
  "flex-1 px-3 disabled:cursor-not-allowed disabled:border-rule-dark disabled:bg-transparent disabled:text-ash";
