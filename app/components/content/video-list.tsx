import { Play } from "lucide";
import { Icon } from "../elements/icon";
import { Link, type LinkView } from "../elements/link";
import { ListFrame, type ListFrameView } from "./list-page";
import type { DateView } from "./news-card";
import { type ImageView, Picture } from "../elements/picture";
import type { VideoLinkView } from "../media/video-link";

export interface VideoView {
  key: string;
  title: string;
  video: VideoLinkView | null;
  date: DateView | null;
  about: string | null;
  image: ImageView | null;
  transcript: LinkView | null;
  lang?: "tr" | "en";
}

export interface VideoListView extends ListFrameView {
  items: VideoView[];
}

function Video({ view, eager }: { view: VideoView; eager: boolean }) {
  const { title, video, date, about, image, transcript, lang } = view;
  return (
    <article className="card video" lang={lang}>
      {image ? (
        <div className="video-poster">
          <Picture image={image} eager={eager} className="card-image" instead={null} />
          <Icon of={Play} />
        </div>
      ) : null}
      <div className="card-text">
        <h2>{video ? <Link to={video.link} className="whole" /> : title}</h2>
        <p className="meta">
          {video?.length ? <span className="kind">{video.length}</span> : null}
          {date ? <time dateTime={date.iso}>{date.text}</time> : null}
        </p>
        {about ? <p className="card-summary">{about}</p> : null}
        {video?.source ? <p className="note">{video.source}</p> : null}
        {transcript ? <Link to={transcript} className="video-transcript" /> : null}
      </div>
    </article>
  );
}

export function VideoList({ view }: { view: VideoListView }) {
  return (
    <ListFrame view={view}>
      <ul className="news rows">
        {view.items.map((item, index) => (
          <li key={item.key}>
            <Video view={item} eager={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
