/** A page with a text, and where to go from it. */
import { Link, useLoaderData } from 'react-router-dom';
import { type ContentName, contentPath } from '../../domain/site-pages.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { type PageText } from './page-text.ts';
import './ContentPage.css';

export const ContentPage = () => {
  const { name, content } = useLoaderData<{ readonly name: ContentName; readonly content: PageText }>();
  const { title, description, language, sections, links } = content;
  return (
    <article className="content" lang={language}>
      <PageHead title={title} description={description} canonical={contentPath(name)} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <ul className="link-list">
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
};
